import { createElement, Fragment, type ReactNode } from 'react';
import type { Drawn } from '../model/drawn';

/** Shows elements that the server described: their script is on the server alone. @requirement M8 */
export function draw(node: Drawn): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes, content] = node;
  return createElement(tag || Fragment, attributes, ...content.map(draw));
}
