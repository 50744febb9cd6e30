/** Templates with fields of most kinds, an alias and standard values. */
export const physicians = `
- name: Tag
  fields: [{name: tagDisplayName, type: text}]
- name: Physician
  base: [Page]
  languageFallback: true
  aliases: [{path: '/comer{path}', when: pediatric}]
  standardValues: {headlineText: $name}
  layout: {placeholders: {main: [{component: Profile}]}}
  fields:
    - {name: npi, type: text, shared: true}
    - {name: pediatric, type: checkbox}
    - {name: born, type: date}
    - {name: years, type: integer}
    - {name: score, type: number}
    - {name: gender, type: lookup}
    - {name: speaks, type: multilist}
    - {name: link, type: link}
    - {name: portrait, type: image}
    - {name: hours, type: namevalue}
`;
