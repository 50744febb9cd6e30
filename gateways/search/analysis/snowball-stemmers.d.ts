declare module 'snowball-stemmers' {
  export type Stemmer = { stem(word: string): string };
  const snowball: { newStemmer(language: 'english' | 'spanish'): Stemmer };
  export default snowball;
}
