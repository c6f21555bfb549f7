/** Fails when nobody answers. A browser without any network says offline, also of a site on its own machine. */
export const fetchHealth = async () => fetch('/health', { cache: 'no-store' })
