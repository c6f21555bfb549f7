/** An account where several people may have one name: by name and email, or by its email while it has no name. */
export const nameAccount = ({ name, email }: { name: string | null; email: string }): string =>
  name ? `${name} (${email})` : email
