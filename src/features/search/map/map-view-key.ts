/** Under this key of the session's storage stands `true` when the visitor wants to see places on a map. */
export const mapViewKey = 'searchMapView';
