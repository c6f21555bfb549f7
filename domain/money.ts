/** A price as the en-US locale writes it, such as '$129.00' (SPEC.md section 9). `currency` is an ISO 4217 code. */
export function formatMoney(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
  } catch (error) {
    // Imported files may name a currency that is none.
    if (error instanceof RangeError) return `${amount.toFixed(2)} ${currency}`
    throw error
  }
}
