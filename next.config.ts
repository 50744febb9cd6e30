import type { NextConfig } from 'next';
import { liveParameters } from './src/config/live-parameters.ts';

/** JSS packages by their ESM builds: the browser gets only what it uses. */
const config: NextConfig = {
  distDir: process.env.FOYER_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // The server in front compresses once and keeps the result.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  staticPageGenerationTimeout: 60,
  // The compiler has no JavaScript interface; `npm test` runs it by itself.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pino', 'undici', 'sanitize-html', 'rate-limiter-flexible'],
  images: {
    localPatterns: [{ pathname: '/-/media/**' }],
    remotePatterns: [],
    qualities: [75],
    deviceSizes: [360, 640, 828, 1200, 1600],
    imageSizes: [96, 160, 240, 320],
    formats: ['image/webp'],
    dangerouslyAllowSVG: false,
    maximumResponseBody: 5_000_000,
    maximumRedirects: 0,
    maximumDiskCacheSize: 256_000_000,
    minimumCacheTTL: 86_400,
  },
  rewrites: () =>
    Promise.resolve({
      beforeFiles: liveParameters.map((key) => ({
        source: '/:path((?!_next|api|live|-/).*)*',
        has: [{ type: 'query' as const, key }],
        destination: '/live/:path*',
      })),
      afterFiles: [{ source: '/-/media/:path*', destination: '/api/media/:path*' }],
      fallback: [],
    }),
};

export default config;
