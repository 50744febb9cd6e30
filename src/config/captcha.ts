/** Who tells people from programs. */
export const captchaProviders = ['embedded', 'recaptcha', 'hcaptcha', 'turnstile'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** What a page needs to show a captcha. The site key is public; the embedded one has none. */
export type CaptchaSetup = { readonly provider: CaptchaProvider; readonly siteKey: string };

type Vendor = {
  /** Where a token is checked, by our server. */
  readonly verifyOrigin: string;
  readonly verifyPath: string;
  /** The vendor's program, loaded only when the visitor asks for it. */
  readonly script: string;
  /** The object that the program puts on the window. */
  readonly global: string;
  /** Origins that its program and frame come from. */
  readonly origins: readonly string[];
};

/** @requirement K7 */
export const captchaVendors = {
  recaptcha: {
    verifyOrigin: 'https://www.google.com',
    verifyPath: '/recaptcha/api/siteverify',
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    global: 'grecaptcha',
    origins: ['https://www.google.com', 'https://www.gstatic.com'],
  },
  hcaptcha: {
    verifyOrigin: 'https://api.hcaptcha.com',
    verifyPath: '/siteverify',
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    global: 'hcaptcha',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  turnstile: {
    verifyOrigin: 'https://challenges.cloudflare.com',
    verifyPath: '/turnstile/v0/siteverify',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    origins: ['https://challenges.cloudflare.com'],
  },
} as const satisfies Record<Exclude<CaptchaProvider, 'embedded'>, Vendor>;
