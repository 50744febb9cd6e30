/** How a portrait is called in each language. It says that it is a drawing: nobody sat for it. */
const alts = {
  en: (name: string) => `Drawn portrait of ${name}`,
  'es-MX': (name: string) => `Retrato dibujado de ${name}`,
  ar: (name: string) => `صورة مرسومة: ${name}`,
} as const;

/** The picture of one physician, drawn by `content/artwork/people`. Nobody else has it. */
export const portraitOf = (slug: string, name: string, language: keyof typeof alts) => ({
  media: `portraits/${slug}.webp`,
  alt: alts[language](name),
});
