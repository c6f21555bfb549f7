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

/**
 * The headers of every answer. `nonce` names the scripts that may run: none without it. `https` is whether visitors come
 * by it.
 */
export function securityHeaders({
  nonce,
  https,
}: {
  nonce?: string
  https: boolean
}): Record<string, string> {
  const policy = [...DIRECTIVES, nonce ? `script-src 'nonce-${nonce}' 'strict-dynamic'` : "script-src 'none'"]
  if (https) policy.push('upgrade-insecure-requests')
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      ...PERMISSIONS.map((feature) => `${feature}=()`),
      'fullscreen=(self)',
      'screen-wake-lock=(self)',
    ].join(', '),
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}
