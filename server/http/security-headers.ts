const DIRECTIVES = [
  "default-src 'none'",
  "style-src 'self'",
  // Photographs may stand on the chef's picture host; nothing else may come from elsewhere.
  "img-src 'self' data: https: http:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
]

const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'browsing-topics'],
]

type Answer = {
  /** Names the scripts that may run. */
  nonce: string
  /** Whether visitors come by it. */
  https: boolean
}

/** The headers of a page, and of whatever may be taken for one. */
export function securityHeaders({ nonce, https }: Answer): Record<string, string> {
  const policy = [...DIRECTIVES, `script-src 'nonce-${nonce}' 'strict-dynamic'`]
  if (https) policy.push('upgrade-insecure-requests')
  return {
    ...fileHeaders({ https }),
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': [
      ...PERMISSIONS.map((feature) => `${feature}=()`),
      'fullscreen=(self)',
      'screen-wake-lock=(self)',
    ].join(', '),
  }
}

/**
 * The headers of a file that is part of a page. They are short, because a visit brings thirty such files. Opened by itself, it may be
 * looked at, and nothing else.
 */
export function fileHeaders({ https }: Pick<Answer, 'https'>): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}
