/** A place of the demo site: real coordinates in and around Chicago, an institution that does not exist. */
export type LocationData = {
  readonly slug: string;
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly zip: string;
  readonly neighborhood: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: 'Hospital' | 'Clinic' | 'Urgent care' | 'Children’s clinic';
  readonly parking: 'Free parking' | 'Discounted parking';
};

type Row = readonly [slug: string, name: string, address1: string, address2: string, city: string, zip: string, neighborhood: string, latitude: number, longitude: number, kind: LocationData['kind'], parking: LocationData['parking']];

const rows: readonly Row[] = [
  ['hyde-park', 'Calder Hospital, Hyde Park', '5800 South Drexel Avenue', '', 'Chicago', '60637', 'Hyde Park', 41.7887, -87.6043, 'Hospital', 'Discounted parking'],
  ['childrens-hospital', 'Calder Children’s Hospital', '5720 South Maryland Avenue', '', 'Chicago', '60637', 'Hyde Park', 41.7904, -87.6049, 'Children’s clinic', 'Discounted parking'],
  ['river-east', 'Calder River East', '355 East Grand Avenue', 'Floor 4', 'Chicago', '60611', 'Streeterville', 41.8917, -87.6181, 'Clinic', 'Discounted parking'],
  ['south-loop', 'Calder South Loop', '1101 South Canal Street', 'Suite 200', 'Chicago', '60607', 'South Loop', 41.8691, -87.6393, 'Clinic', 'Discounted parking'],
  ['lincoln-park', 'Calder Lincoln Park', '2500 North Clark Street', 'Suite 100', 'Chicago', '60614', 'Lincoln Park', 41.9282, -87.6422, 'Clinic', 'Discounted parking'],
  ['bronzeville', 'Calder Bronzeville', '4700 South King Drive', '', 'Chicago', '60615', 'Bronzeville', 41.8093, -87.6165, 'Clinic', 'Free parking'],
  ['pilsen', 'Calder Pilsen', '1800 South Ashland Avenue', '', 'Chicago', '60608', 'Pilsen', 41.8576, -87.6664, 'Clinic', 'Free parking'],
  ['chinatown', 'Calder Chinatown', '2200 South Wentworth Avenue', 'Suite 210', 'Chicago', '60616', 'Chinatown', 41.8524, -87.6319, 'Clinic', 'Discounted parking'],
  ['south-shore', 'Calder South Shore', '7100 South Jeffery Boulevard', '', 'Chicago', '60649', 'South Shore', 41.7661, -87.5765, 'Clinic', 'Free parking'],
  ['beverly', 'Calder Beverly', '9900 South Western Avenue', '', 'Chicago', '60643', 'Beverly', 41.7138, -87.6817, 'Clinic', 'Free parking'],
  ['logan-square', 'Calder Logan Square', '2600 North Milwaukee Avenue', 'Floor 2', 'Chicago', '60647', 'Logan Square', 41.9291, -87.7077, 'Clinic', 'Discounted parking'],
  ['uptown', 'Calder Uptown', '4600 North Broadway', '', 'Chicago', '60640', 'Uptown', 41.9656, -87.6579, 'Clinic', 'Discounted parking'],
  ['englewood-urgent', 'Calder Urgent Care, Englewood', '6300 South Halsted Street', '', 'Chicago', '60621', 'Englewood', 41.7795, -87.6447, 'Urgent care', 'Free parking'],
  ['west-loop', 'Calder West Loop', '1000 West Madison Street', 'Suite 300', 'Chicago', '60607', 'West Loop', 41.8819, -87.6527, 'Clinic', 'Discounted parking'],
  ['orland-park', 'Calder Orland Park', '14290 South La Grange Road', '', 'Orland Park', '60462', 'Orland Park', 41.6343, -87.8541, 'Clinic', 'Free parking'],
  ['harvey', 'Calder Hospital, Harvey', '15500 South Dixie Highway', '', 'Harvey', '60426', 'Harvey', 41.6096, -87.6602, 'Hospital', 'Free parking'],
  ['tinley-park', 'Calder Tinley Park', '17000 South Harlem Avenue', '', 'Tinley Park', '60477', 'Tinley Park', 41.5823, -87.7936, 'Clinic', 'Free parking'],
  ['flossmoor', 'Calder Flossmoor', '19500 South Kedzie Avenue', '', 'Flossmoor', '60422', 'Flossmoor', 41.5378, -87.6901, 'Clinic', 'Free parking'],
  ['hinsdale', 'Calder Hinsdale', '12 Salt Creek Lane', 'Suite 110', 'Hinsdale', '60521', 'Hinsdale', 41.8077, -87.9399, 'Clinic', 'Free parking'],
  ['naperville', 'Calder Naperville', '1300 Edward Hines Drive', '', 'Naperville', '60540', 'Naperville', 41.7663, -88.1465, 'Clinic', 'Free parking'],
  ['evanston', 'Calder Evanston', '1600 Sherman Avenue', 'Suite 400', 'Evanston', '60201', 'Evanston', 42.0458, -87.6817, 'Clinic', 'Discounted parking'],
  ['oak-park', 'Calder Oak Park', '1100 Lake Street', 'Suite 250', 'Oak Park', '60301', 'Oak Park', 41.8886, -87.8027, 'Clinic', 'Discounted parking'],
  ['schererville', 'Calder Northwest Indiana', '1500 US Route 41', '', 'Schererville', '46375', 'Schererville', 41.4973, -87.4702, 'Clinic', 'Free parking'],
  ['kids-naperville', 'Calder Children’s, Naperville', '1310 Edward Hines Drive', 'Suite 20', 'Naperville', '60540', 'Naperville', 41.7665, -88.147, 'Children’s clinic', 'Free parking'],
];

export const locations: readonly LocationData[] = rows.map(([slug, name, address1, address2, city, zip, neighborhood, latitude, longitude, kind, parking]) => ({
  slug, name, address1, address2, city, zip, neighborhood, latitude, longitude, kind, parking,
}));
