/** The back office: Payload's panel on Next, for staff alone. */
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  {
    key: 'Content-Security-Policy',
    // Next and Payload's panel start with inline scripts, and styles are set inline throughout.
    value: [
      "default-src 'self'",
      `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "object-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'self'",
      "form-action 'self'",
    ].join('; '),
  },
];

const config: NextConfig = {
  poweredByHeader: false,
  // TypeScript 7 has no API that Next's own check could call; `tsc -p cms` checks the types.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  serverExternalPackages: [
    // libSQL and sharp load compiled code, which cannot be bundled.
    '@libsql/client',
    'libsql',
    'sharp',
    'file-type',
    // Bundled, Payload would be there twice, for pages and for REST, and neither would know the other's errors by
    // `instanceof`: a refusal then reached the form without saying which field it is about.
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-postgres',
  ],
};

export default withPayload(config, { devBundleServerPackages: false });
