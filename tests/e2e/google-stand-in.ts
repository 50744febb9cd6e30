/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * A stand-in for Google's script with as much of its interface as the site and the clusterer use: a map that projects,
 * markers that are buttons, a window for a popup. It shows that we call what is documented; that Google behaves as
 * documented it cannot show.
 */
function standIn(): void {
  type Literal = { readonly lat: number; readonly lng: number };
  type Listener = (event?: unknown) => void;
  const size = 256;

  class Events {
    readonly listeners = new Map<string, Set<Listener>>();
    addListener(name: string, listener: Listener) {
      const list = this.listeners.get(name) ?? new Set();
      this.listeners.set(name, list.add(listener));
      return { remove: () => list.delete(listener) };
    }
    fire(name: string, event?: unknown) {
      for (const listener of this.listeners.get(name) ?? []) listener(event);
    }
  }

  class LatLng {
    readonly #literal: Literal;
    constructor(place: Literal | LatLng | number, lng = 0) {
      this.#literal =
        typeof place === 'number' ? { lat: place, lng } : place instanceof LatLng ? place.toJSON() : place;
    }
    lat = () => this.#literal.lat;
    lng = () => this.#literal.lng;
    toJSON = () => this.#literal;
  }

  class LatLngBounds {
    readonly #places: Literal[] = [];
    constructor(...places: readonly (Literal | LatLng)[]) {
      for (const place of places) this.extend(place);
    }
    extend(place: Literal | LatLng) {
      this.#places.push(new LatLng(place).toJSON());
      return this;
    }
    getCenter = () => {
      const middle = (of: (place: Literal) => number) =>
        (Math.min(...this.#places.map(of)) + Math.max(...this.#places.map(of))) / 2;
      return new LatLng({ lat: middle(({ lat }) => lat), lng: middle(({ lng }) => lng) });
    };
    span = () => {
      const width = (of: (place: Literal) => number) =>
        Math.max(...this.#places.map(of)) - Math.min(...this.#places.map(of));
      return Math.max(
        width(({ lat }) => lat),
        width(({ lng }) => lng),
        1e-6,
      );
    };
  }

  const world = ({ lat, lng }: Literal, zoom: number) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    const scale = size * 2 ** zoom;
    return {
      x: ((lng + 180) / 360) * scale,
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale,
    };
  };

  class FakeMap extends Events {
    readonly canvas = document.createElement('div');
    readonly options: Record<string, unknown>;
    readonly placed = new Set<{ place: () => void }>();
    center: Literal;
    zoom: number;
    constructor(element: HTMLElement, options: Record<string, unknown>) {
      super();
      this.options = options;
      this.center = options.center as Literal;
      this.zoom = options.zoom as number;
      this.canvas.style.cssText = 'position:relative;overflow:hidden;width:100%;height:100%';
      this.canvas.dataset.google = JSON.stringify({ mapId: options.mapId, zoom: this.zoom });
      element.append(this.canvas);
      this.changed();
    }
    getZoom = () => this.zoom;
    getProjection = () => ({});
    getMapCapabilities = () => ({ isAdvancedMarkersAvailable: true });
    setZoom(zoom: number) {
      this.zoom = Math.min(Number(this.options.maxZoom), Math.max(Number(this.options.minZoom), zoom));
      this.changed();
    }
    fitBounds(bounds: LatLngBounds) {
      this.center = bounds.getCenter().toJSON();
      const pixels = Math.min(this.canvas.clientWidth, this.canvas.clientHeight) - 110;
      this.setZoom(Math.floor(Math.log2((360 * pixels) / (size * bounds.span()))));
    }
    changed() {
      this.canvas.dataset.zoom = String(this.zoom);
      for (const each of this.placed) each.place();
      setTimeout(() => this.fire('idle'));
    }
    at(place: Literal) {
      const [point, middle] = [world(place, this.zoom), world(this.center, this.zoom)];
      const { clientWidth, clientHeight } = this.canvas;
      return { x: point.x - middle.x + clientWidth / 2, y: point.y - middle.y + clientHeight / 2 };
    }
  }

  class AdvancedMarkerElement extends HTMLElement {
    readonly events = new Events();
    readonly position: Literal;
    #map: FakeMap | null = null;
    constructor(options: {
      readonly position: Literal | LatLng;
      readonly title: string;
      readonly content: HTMLElement;
      readonly gmpClickable: boolean;
    }) {
      super();
      this.position = new LatLng(options.position).toJSON();
      this.append(options.content);
      this.setAttribute('aria-label', options.title);
      if (!options.gmpClickable) return;
      this.setAttribute('role', 'button');
      this.tabIndex = 0;
      this.addEventListener('click', () => this.events.fire('gmp-click'));
      this.addEventListener('keydown', ({ key }) => {
        if (key === 'Enter' || key === ' ') this.events.fire('gmp-click');
      });
    }
    addListener = (name: string, listener: Listener) => this.events.addListener(name, listener);
    get map() {
      return this.#map;
    }
    set map(map: FakeMap | null) {
      this.#map?.placed.delete(this);
      this.remove();
      this.#map = map;
      if (!map) return;
      map.placed.add(this);
      map.canvas.append(this);
      this.place();
    }
    place() {
      if (!this.#map) return;
      const { x, y } = this.#map.at(this.position);
      this.style.cssText = `position:absolute;transform:translate(-50%,-100%);left:${x}px;top:${y}px`;
    }
  }
  customElements.define('gmp-advanced-marker', AdvancedMarkerElement);

  class InfoWindow extends Events {
    readonly box = document.createElement('div');
    constructor(options: Record<string, unknown>) {
      super();
      this.box.style.cssText = `position:absolute;inset-block-start:0;inset-inline-start:0;background:#fff;min-width:${String(options.minWidth)}px;max-width:${String(options.maxWidth)}px`;
    }
    setContent = (content: HTMLElement) => this.box.replaceChildren(content);
    setPosition = (position: Literal) => {
      this.box.dataset.position = JSON.stringify(position);
    };
    open = ({ map }: { readonly map: FakeMap }) => map.canvas.append(this.box);
    close = () => this.box.remove();
  }

  class OverlayView extends Events {
    drawn: FakeMap | null = null;
  }
  // The clusterer copies what it finds on the prototype.
  Object.assign(OverlayView.prototype, {
    addListener: Events.prototype.addListener,
    getMap(this: OverlayView) {
      return this.drawn;
    },
    getProjection: () => ({}),
    setMap(this: OverlayView & { onAdd(): void; onRemove(): void }, map: FakeMap | null) {
      if (!map) this.onRemove();
      this.drawn = map;
      if (map) this.onAdd();
    },
  });

  const libraries: Record<string, unknown> = {
    maps: { Map: FakeMap, InfoWindow, OverlayView },
    marker: { AdvancedMarkerElement },
  };
  const { google } = window as unknown as { google: { maps: Record<string, unknown> } };
  Object.assign(google.maps, {
    Map: FakeMap,
    LatLng,
    LatLngBounds,
    OverlayView,
    Marker: { MAX_ZINDEX: 1_000_000 },
    marker: { AdvancedMarkerElement },
    importLibrary: (name: string) => Promise.resolve(libraries[name]),
    event: {
      trigger: () => undefined,
      removeListener: (listener: { readonly remove: () => void }) => listener.remove(),
      addListenerOnce: (on: Events, name: string, listener: Listener) => {
        const added = on.addListener(name, () => {
          added.remove();
          listener();
        });
      },
    },
  });
  (google.maps.__ib__ as () => void)();
}

/** Puts the stand-in where Google's script would come from. @returns the addresses that were asked of Google */
export async function standInForGoogle(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]*\.google(?:apis)?\.com\//, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` });
  });
  return asked;
}
