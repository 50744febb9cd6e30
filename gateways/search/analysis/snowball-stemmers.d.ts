declare module 'snowball-stemmers' {
  export type Stemmer = { stem(word: string): string };
  const snowball: {
    newStemmer(
      language: 'dutch' | 'english' | 'french' | 'german' | 'italian' | 'portuguese' | 'russian' | 'spanish',
    ): Stemmer;
  };
  export default snowball;
}
