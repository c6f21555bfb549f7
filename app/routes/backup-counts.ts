/** What a summary of a backup counts: tables, and what people call their rows. */
export const BACKUP_COUNTS = {
  recipes: 'Recipes',
  kitchen_equipment: 'Equipment',
  blog_posts: 'Posts',
  media: 'Pictures',
  versions: 'Earlier versions',
  redirects: 'Addresses',
  settings: 'Settings',
  guide_pages: 'Changed pages of the guide',
}
