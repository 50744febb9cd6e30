/**
 * The id of a scheduling system's frame. A page whose markup holds it may frame the operator's host.
 * @requirement L5
 */
export const widgetMark = 'openSchedulingFrame';
