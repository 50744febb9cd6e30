/** A small site: every type of field, three languages, an alias, redirects, error pages and phrases. */
export const edgeFiles: Readonly<Record<string, string>> = {
  'site.yaml': `
name: test
rootPath: /sitecore/content/test
hostName: www.example.org
languages:
  - {name: en, displayName: English, nativeName: English, englishName: English}
  - {name: es-MX, displayName: Spanish (Mexico), nativeName: Español, englishName: Spanish}
  - {name: ar, displayName: Arabic, nativeName: العربية, englishName: Arabic, direction: rtl}
errorPages: {notFound: home/page-not-found, serverError: home/resource-problem}
robots: |
  User-agent: *
  Disallow: /private
sitemaps: ['https://www.example.org/sitemap.xml']
attributes: {theme: light}
`,
  'redirects.yaml': `
- {pattern: /old-doctors, target: /doctors, type: 301, preserveQuery: true}
- {pattern: '^/physicians/(.*)$', target: '/doctors/$1', type: 302, preserveLanguage: true, locale: es-MX}
- {pattern: /start, target: /, type: transfer}
`,
  'dictionary/en.yaml': 'Search: Search\nFind a doctor: Find a doctor\nEmpty: No results\n',
  'dictionary/es-MX.yaml': 'Search: Buscar\nFind a doctor: Encuentre un médico\n',
  'templates/pages.yaml': `
- name: Page
  languageFallback: true
  fields:
    - {name: metaTitle, type: text, section: Meta}
    - {name: headlineText, type: text}
  layout:
    placeholders:
      header: [{component: Header, datasource: data/header}]
- {name: Single Language Page, base: [Page], languageFallback: false}
- name: Tag
  fields: [{name: tagDisplayName, type: text}]
- name: Header
  fields: [{name: logo, type: image}, {name: homeLink, type: link}]
- name: Rich Text
  fields: [{name: content, type: richtext}]
- name: Physician Details
  id: 5e6a1c1e-2b8e-4f5f-9c53-7a1d4f0b9e21
  base: [Page]
  aliases: [{path: '/comer{path}', when: pediatricPhysician}]
  standardValues: {headlineText: $name}
  layout:
    placeholders:
      main: [{component: PhysicianProfile}]
  fields:
    - {name: npi, type: text, shared: true, title: NPI}
    - {name: summary, type: multiline}
    - {name: bio, type: richtext}
    - {name: pediatricPhysician, type: checkbox}
    - {name: since, type: date}
    - {name: seen, type: datetime}
    - {name: rating, type: number}
    - {name: numberOfReviews, type: integer}
    - {name: gender, type: lookup}
    - {name: languages, type: multilist}
    - {name: colleague, type: lookup}
    - {name: website, type: link}
    - {name: profileImage, type: image}
    - {name: curriculum, type: file}
    - {name: hours, type: namevalue}
`,
  'items/data.yaml': `
children:
  - {name: english, template: Tag, displayName: English, fields: {tagDisplayName: English}, languages: {es-MX: {displayName: Inglés, fields: {tagDisplayName: Inglés}}}}
  - {name: spanish, template: Tag, fields: {tagDisplayName: Spanish}}
  - {name: female, template: Tag, fields: {tagDisplayName: Female}}
  - name: header
    template: Header
    fields:
      logo: {media: logo.svg, alt: Test}
      homeLink: {item: home, text: Home}
`,
  'items/home.yaml': `
template: Page
displayName: Home
fields: {headlineText: Welcome}
languages: {es-MX: {displayName: Inicio, fields: {headlineText: Bienvenidos}}}
layout:
  placeholders:
    main:
      - component: ColumnwidthContainer
        placeholders:
          main-content:
            - component: RichTextBlock
              params: {Styles: wide}
              datasource:
                template: Rich Text
                fields: {content: '<p>See <a href="item:home/doctors">our doctors</a></p>'}
                languages: {es-MX: {fields: {content: '<p>Médicos</p>'}}}
`,
  'items/home/page-not-found.yaml': 'template: Page\nfields: {headlineText: Page not found}\n',
  'items/home/resource-problem.yaml': `
template: Page
fields: {headlineText: Thanks for visiting!}
layout:
  placeholders:
    header: [{component: Header, datasource: data/header}, {component: Header, datasource: data/header, fieldsBy: graphql}]
`,
  'items/home/english-only.yaml': 'template: Single Language Page\n',
  'items/home/doctors.yaml': `
template: Page
displayName: Doctors
children:
  - name: ana-diaz
    template: Physician Details
    displayName: Ana Díaz, MD
    fields:
      npi: '1000000012'
      summary: Sees children.
      bio: '<p>Born in <b>Chicago</b>.</p>'
      pediatricPhysician: true
      since: 2004-05-06
      seen: 2026-11-20T15:30:00Z
      rating: 4.8
      numberOfReviews: 312
      gender: data/female
      languages: [data/english, data/spanish]
      colleague: home/doctors/bo-li
      website: {href: 'https://example.org/ana', text: Her pages, target: _blank, class: more}
      profileImage: {media: pictures/red.webp, alt: Portrait of Ana Díaz}
      curriculum: {media: cv.pdf}
      hours: {Monday: 9 to 5, Tuesday: 10 to 6}
    languages: {es-MX: {displayName: Dra. Ana Díaz, fields: {summary: Atiende a niños.}}}
  - {name: bo-li, template: Physician Details, displayName: 'Bo Li, MD', fields: {npi: '1000000020', rating: 10, colleague: home/doctors/ana-diaz}}
  - {name: cy-young, template: Physician Details, displayName: 'Cy Young, DO', fields: {npi: '1000000038', rating: 4.1}}
  - name: archive
    children: [{name: di-east, template: Physician Details, fields: {npi: '1000000046'}}]
`,
  'media/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><script>alert(1)</script></svg>',
  'media/cv.pdf': '%PDF-1.4\n',
};
