/** Below it, authors see pages as they edit them, or as they will be; what follows is the page's own path. */
export const previewPath = '/editing/preview';

/** Pages and routes of authors: made for one of them, shown in frames of the editor, and kept by nobody. */
export function isEditingPath(path: string): boolean {
  return /^\/(?:api\/)?editing(?:\/|$)/.test(path);
}

/** Cookies by which the framework hands on what the editor asked for; they are sent below `/editing` alone. */
export const previewCookies = ['__prerender_bypass', '__next_preview_data'] as const;

/** Whether an origin is one of a list, in which `*` stands for one or more names below a domain. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => {
    const [scheme, domain] = one.split('://*.');
    if (domain === undefined) return one === origin;
    return origin.startsWith(`${scheme}://`) && origin.endsWith(`.${domain}`);
  });
}
