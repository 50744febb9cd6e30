/** What the specification puts on the pages of a template. */
export type DemoPage = {
  readonly template: string;
  /** A page of the demo. */
  readonly path: string;
  /** Placeholders and blocks on the way down, like `main/Profile`; on this page. */
  readonly blocks: readonly string[];
  /** The same, on every page of the template. */
  readonly everywhere?: readonly string[];
  /** The page's fields by the specification's names. */
  readonly fields?: string;
};

const search = ['main/Search'];

/** A page of each template, and what stands on it. @requirement A2 */
export const demoPages: readonly DemoPage[] = [
  // 3 §2.3, 2 §2, 1 §2.8
  {
    template: 'Home',
    path: '/',
    blocks: [
      'main-full/HomepageHero',
      'bottom-full/CardCollection',
      'bottom-full/ChatBot',
      'main/InPageNavigation',
    ],
  },
  // 1 §2.6, §3.5, 3 §3
  {
    template: 'Physician Details',
    path: '/find-a-physician/physician/amara-okafor',
    blocks: [],
    everywhere: ['main/ProviderDetails/appointment/AppointmentBox'],
    fields: `headlineText npi profileImage physicianType pediatricPhysician pronouns academicTitle specialtyTitle
      specialities visibleSpecialities clinicalInterests visibleClinicalInterests languages primaryLocation
      otherLocations phoneNumber referAPatientLink enabledForOnlineScheduling disableOnlineScheduling rating
      numberOfReviews comments bio introVideoUrl introVideoTranscript introVideoTitle boardCertifications
      practicingSince medicalEducation internship residency fellowship credentialsAndAwards otherGradEducation
      memberships publications researchAndPublications acceptedInsurancePlans acceptedInsuranceDisclaimer customTitle1
      customContent1 metaDescription metaKeywords abstract openGraphTitle openGraphDescription openGraphImage
      openGraphUrl openGraphType headerLogo totalCommentCount degrees departments acceptingNewPatients`,
  },
  // 3 §2.2, §3
  {
    template: 'Location Details',
    path: '/find-a-location/location/hyde-park',
    blocks: [],
    everywhere: ['main/LocationDetails'],
    fields: `headlineText address1 address2 city state zipCode neighborhood services insurancesAccepted bodyContent
      drivingDirectionsAndParking phoneNumber requestAppointmentLink campusMapLink latitude longitude centerHoursLink
      locationTypes hoursOfOperation customDataLink customDataImage freeOrDiscountParking parkingTypes locationImage
      customTitle1 customContent1 customTitle2 customContent2 customTitle3 customContent3 metaDescription locationHours`,
  },
  // 2 §2, §3
  {
    template: 'Clinical Trial Details',
    path: '/find-a-clinical-trial/tai-chi-to-prevent-falls',
    blocks: [],
    everywhere: ['main/ClinicalTrialDetails/sidebar/LinkSidebar'],
    fields: `NCT IRB LeadSponsor leadPhysician LeadPhysicianName Collaborators Eligibility pageNavigationTitle
      OfficialTitle DetailedDescription BriefTitle BriefSummary EligibilityDetails HealthyVolunteers studyType gender
      statusAccrual ageGroup conditions MinimumAge MaximumAge ContactName ContactPhone ContactEmail UpdateDate`,
  },
  // 2 §2, 3 §2.3
  {
    template: 'Condition Details',
    path: '/conditions-services/asthma',
    blocks: [],
    everywhere: ['main/ConditionDetailContainer/main-content/ConditionAccordion'],
  },
  {
    template: 'Article',
    path: '/forefront/articles/shoveling-snow-what-your-heart-wants-you-to-know',
    blocks: [],
    everywhere: ['main/ArticleDetailContainer/main-content/ForefrontArticle'],
    fields: `articleTitle articleAbstract articleContent datePublished authorBio authorName channelTags channelUrl
      universalImage heroImage openGraphImage layoutType vimeoVideoUrl shareText topicsText headerLogo
      showCallUsButton callUsLink callUsText callUsPhone showAppointmentButton appointmentLink appointmentText
      appointmentPhone showOtherButton otherLink otherText otherPhone otherSidebarButtons`,
  },
  {
    template: 'Forefront Home',
    path: '/forefront',
    blocks: [
      'main-full/ForeFrontHero',
      'main-full/TopicMenu',
      'main/ForefrontFeaturedArticles',
      'bottom-full/ForefrontChannel',
      'bottom-full/ArticleFeed',
      'bottom-full/CardCollection',
    ],
  },
  {
    template: 'Collection',
    path: '/forefront/collection',
    blocks: ['main/ForefrontCollection', 'main/TopicMenu'],
  },
  // 1 §2.1, 3 §2.1
  {
    template: 'International',
    path: '/international',
    blocks: ['main-full/FullHero', 'main/InPageNavigation'],
  },
  {
    template: 'Tier Wide',
    path: '/about',
    blocks: ['main/VideoTierWide', 'main/ThreeColumnList'],
    everywhere: ['main-full/FullHero'],
  },
  {
    template: 'Specialty Landing',
    path: '/heart-vascular',
    blocks: ['main/MultiSpotlight', 'main/Profile', 'main/PromoCard', 'main/Accordion'],
    everywhere: ['main-full/FullHero'],
  },
  {
    template: 'Specialty Tier Wide',
    path: '/heart-vascular/our-team',
    blocks: ['main/Profile', 'main/SidebarVideo'],
  },
  { template: 'Tier Utility', path: '/about/contact', blocks: ['main/AuthorableForm', 'main/DynamicMap'] },
  // 3 §2.2: the navigation of a section
  {
    template: 'Tier Nav',
    path: '/about/careers',
    blocks: ['bottom-full/FullWidthContainer/main-content/BYOCWrapper'],
    everywhere: ['main/FullWidthDetailContainer/nav-sidebar/NavigationSidebar'],
  },
  // 1 §2.4
  { template: 'Search', path: '/search', blocks: [], everywhere: search },
  { template: 'Physician Finder', path: '/find-a-physician', blocks: [], everywhere: search },
  {
    template: 'Find a Clinical Trial Landing',
    path: '/find-a-clinical-trial',
    blocks: [],
    everywhere: search,
  },
  {
    template: 'Conditions and Services Search',
    path: '/conditions-services',
    blocks: [],
    everywhere: search,
  },
  { template: 'Location Landing', path: '/find-a-location', blocks: [], everywhere: search },
];
