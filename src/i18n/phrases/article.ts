/** Words of the news: articles, lists of stories, topics. @requirement H1 H2 H3 H4 */
export const articlePhrases = {
  Email: 'Email',
  'By {author}': 'By {author}',
  'Checked by {name}': 'Checked by {name}',
  '{minutes} min read': '{minutes} min read',
  'About the author': 'About the author',
  'About {author}': 'About {author}',
  'On this page': 'On this page',
  Topics: 'Topics',
  'Share this article': 'Share this article',
  'More about this topic': 'More about this topic',
  'Read next': 'Read next',
  'More of the series “{series}”': 'More of the series “{series}”',
  'Next steps': 'Next steps',
  'Call us': 'Call us',
  'Choose a topic': 'Choose a topic',
  'Featured story': 'Featured story',
  'Health news': 'Health news',
  'All stories: {topic}': 'All stories: {topic}',
  'Load More': 'Load More',
  'Loading…': 'Loading…',
  'Stories by year': 'Stories by year',
  'All years': 'All years',
  '{shown} of {total} stories': '{shown} of {total} stories',
  'More stories could not be loaded. Please try again.':
    'More stories could not be loaded. Please try again.',
  'The stories cannot be shown right now. Please try again.':
    'The stories cannot be shown right now. Please try again.',
  'There are no stories from {year} here. Please choose another year.':
    'There are no stories from {year} here. Please choose another year.',
  'There are no stories on this topic.': 'There are no stories on this topic.',
  'There are no stories here yet.': 'There are no stories here yet.',
  'View All News': 'View All News',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
} as const;
