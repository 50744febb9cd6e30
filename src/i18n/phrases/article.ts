/** Words of an article's page. @requirement H4 */
export const articlePhrases = {
  Email: 'Email',
  'By {author}': 'By {author}',
  '{minutes} min read': '{minutes} min read',
  'About the author': 'About the author',
  'About {author}': 'About {author}',
  Topics: 'Topics',
  'Share this article': 'Share this article',
} as const;
