/**
 * Holds a random name by which the forms of one browser are counted, apart from those of others in its network. It ends an
 * hour after the last form, says nothing about the visitor, and nothing else reads it.
 * @requirement I14
 * @decision ADR-0369
 */
export const visitorCookieName = 'form-sender';
