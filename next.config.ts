import type { NextConfig } from 'next';
import { imageQualities, imageWidths } from './src/config/images.ts';

/** JSS packages by their ESM builds: the browser gets only what it uses. */
const config: NextConfig = {
  distDir: process.env.FOYER_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // The server in front compresses once and keeps the result.
  compress: false,
  // The development server writes down what was asked for: not the addresses that calendars ask.
  logging: { incomingRequests: { ignore: [/\/api\/appointments\/calendar\//] } },
  generateEtags: false,
  // The server in front keeps pages, and bounds what they take: a second copy of each would take twice as much.
  cacheMaxMemorySize: 0,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  staticPageGenerationTimeout: 60,
  // The compiler has no JavaScript interface; `npm test` runs it by itself.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['undici', 'sanitize-html', 'rate-limiter-flexible'],
  turbopack: {
    resolveAlias: {
      'react-dom/client': './src/hydration/react-dom-client.js',
      'next/dist/build/polyfills/process': { browser: './src/hydration/no-process.js' },
    },
  },
  experimental: {
    // Without it the styles of all blocks come in one file with every page; a low cost ships fewer that a page lacks use for.
    cssChunking: { type: 'graph', requestCost: 500 },
    // A page made under one configuration must not outlive it: two servers may run from one build.
    isrFlushToDisk: false,
  },
  images: {
    // Media of the CMS, as src/server/inner-address.ts leads to them.
    localPatterns: [{ pathname: '/api/media/**' }],
    remotePatterns: [],
    qualities: Object.values(imageQualities),
    deviceSizes: [...imageWidths.device],
    imageSizes: [...imageWidths.small],
    formats: ['image/avif', 'image/webp'],
    dangerouslyAllowSVG: false,
    // As large as a file that the site fetches of its media libraries (services/media).
    maximumResponseBody: 20 * 1024 * 1024,
    maximumRedirects: 0,
    minimumCacheTTL: 86_400,
  },
  headers: () =>
    Promise.resolve([
      {
        // The sprite's name changes with its content.
        source: '/icons.:digest([0-9a-f]+).svg',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        source: '/open-hours.:digest([0-9a-f]+).js',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        source: '/waiting-time.:digest([0-9a-f]+).js',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ]),
  redirects: () =>
    Promise.resolve([
      // What stands in text messages; the browser keeps the code behind the `#`.
      { source: '/v', destination: '/appointments/manage', permanent: false },
      {
        source: '/:language([a-z]{2}|[a-z]{2}-[a-z]{2})/v',
        destination: '/:language/appointments/manage',
        permanent: false,
      },
      { source: '/j', destination: '/appointments/video', permanent: false },
      {
        source: '/:language([a-z]{2}|[a-z]{2}-[a-z]{2})/j',
        destination: '/:language/appointments/video',
        permanent: false,
      },
    ]),
};

export default config;
