/** Tells the time; tests bring their own. */
export type Clock = () => Date;
