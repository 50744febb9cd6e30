/**
 * Judged collections made of records that nobody here wrote: documents, and questions with the ids that are right.
 * What is right is what the records themselves say: sections of one article, trials of one condition.
 */

/** Questions with fewer right answers say little about ten results. */
const leastRight = 3;

export const topicDocuments = (topics) =>
  topics.map(({ src, id, focus, synonyms, summary }) => ({
    _uniqueid: `${src}/${id}`,
    _language: 'en',
    c_searchsections_sm: ['ConditionsServices'],
    resulttitle_t: focus,
    resultbody_t: summary,
    c_specialty_synonyms_t: synonyms.join(' ¶ '),
  }));

/** Each section of an article is a document of its own; a text without title is what an abstract is. */
export const sectionDocuments = (articles, isTitled) =>
  articles.flatMap(({ title, sections }, article) =>
    sections.map(({ text }, section) => ({
      _uniqueid: `${article}/${section}`,
      _language: 'en',
      c_searchsections_sm: ['Articles'],
      ...(isTitled ? { resulttitle_t: title } : {}),
      resultbody_t: text,
    })),
  );

/** The sections of the same article are right; the own one more so. */
function rightSections({ sections }, article, own) {
  return new Map(sections.map((_section, section) => [`${article}/${section}`, section === own ? 2 : 1]));
}

export function articleQuestions(articles) {
  return articles.flatMap((article, number) =>
    article.sections.map(({ heading }, section) => ({
      query: heading,
      right: rightSections(article, number, section),
    })),
  );
}

/**
 * What people ask about a topic that an article has: its sections are right, and those that answer the very question more
 * so.
 */
export function consumerQuestions(articles, judgments) {
  return judgments.flatMap(({ kind, query, relevantFocus }) => {
    const number = articles.findIndex(({ title }) => title.toLowerCase() === relevantFocus.toLowerCase());
    if (kind !== 'question' || number < 0) return [];
    const right = articles[number].sections.map(({ heading }, section) => [
      `${number}/${section}`,
      heading.toLowerCase() === query.toLowerCase() ? 2 : 1,
    ]);
    return [{ query, right: new Map(right) }];
  });
}

/** The first sentences of a section as a long question for the others of its article. */
export function longQuestions(articles) {
  return articles
    .map((article, number) => ({ article, number }))
    .filter(({ article }) => article.sections.length > 5)
    .map(({ article, number }) => {
      const right = rightSections(article, number, 0);
      right.delete(`${number}/0`);
      const [one = '', two = ''] = article.sections[0].text.match(/[^.!?]+[.!?]+/g) ?? [];
      return { query: `${one} ${two}`.trim(), right, own: `${number}/0` };
    });
}

/** Trials as texts without titles: an abstract each. */
const trialText = ({ protocolSection: { descriptionModule } }) =>
  [descriptionModule?.briefSummary, descriptionModule?.detailedDescription].filter(Boolean).join(' ');
const trialId = ({ protocolSection: { identificationModule } }) => identificationModule.nctId;
const trialConditions = ({ protocolSection: { conditionsModule } }) =>
  (conditionsModule?.conditions ?? []).map((name) => name.toLowerCase());

/** The first sentences of a trial as a long question for the others that study one of its conditions. */
export function trialQuestions(trials) {
  const byCondition = new Map();
  for (const trial of trials)
    for (const condition of trialConditions(trial))
      byCondition.set(condition, [...(byCondition.get(condition) ?? []), trialId(trial)]);
  return trials.flatMap((trial) => {
    const own = trialId(trial);
    const others = trialConditions(trial).flatMap((condition) => byCondition.get(condition) ?? []);
    const right = new Map(others.filter((id) => id !== own).map((id) => [id, 1]));
    const [one = '', two = ''] = trialText(trial).match(/[^.!?]+[.!?]+/g) ?? [];
    return right.size < leastRight ? [] : [{ query: `${one} ${two}`.trim(), right, own }];
  });
}

export const trialDocuments = (trials) =>
  trials.map((trial) => ({
    _uniqueid: trialId(trial),
    _language: 'en',
    c_searchsections_sm: ['Articles'],
    resultbody_t: trialText(trial),
  }));

const conditionsOf = (documents) =>
  documents.filter(({ c_searchsections_sm: sections }) => sections?.includes('ConditionsServices'));
const otherNames = ({ c_specialty_synonyms_t: names }) =>
  String(names ?? '')
    .split('¶')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Each other name of a condition as a query; every condition that has it is right. */
export function otherNameQuestions(documents) {
  const byName = new Map();
  for (const condition of conditionsOf(documents))
    for (const name of otherNames(condition))
      byName.set(name, [...(byName.get(name) ?? []), [condition._uniqueid, 1]]);
  return [...byName].map(([query, right]) => ({ query, right: new Map(right) }));
}

/** What people ask about a condition, in the words that they use most. */
export function conditionQuestions(documents) {
  return conditionsOf(documents).flatMap(({ _uniqueid: id, resulttitle_t: title }) =>
    [`What is ${title}?`, `What are the symptoms of ${title}?`].map((query) => ({
      query,
      right: new Map([[id, 1]]),
    })),
  );
}
