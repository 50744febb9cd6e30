const zeros = [0x660, 0x6f0];

/** Digits as Arabic and Persian write them, as 0 to 9: `٦٠٦٣٧` is `60637`. */
export function plainDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });
}
