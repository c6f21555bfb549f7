import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/public-layout.tsx', [
    index('routes/home/home.tsx'),
    ...prefix('recipes', [index('routes/recipes/list.tsx'), route(':slug', 'routes/recipes/show.tsx')]),
    ...prefix('equipment', [index('routes/equipment/list.tsx'), route(':id', 'routes/equipment/show.tsx')]),
    route('about', 'routes/about.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('imprint', 'routes/imprint.tsx'),
    route('api/docs', 'routes/api-docs/api-docs.tsx'),
    ...prefix('blog', [index('routes/blog/list.tsx'), route(':slug', 'routes/blog/show.tsx')]),
    // Links of older releases, which have all ended, lead here, too.
    route('preview/:kind', 'routes/preview/link-preview.tsx'),
    // In the frame of the public page that it shows.
    route('admin/preview/:kind', 'routes/preview/form-preview.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  ...prefix('auth', [
    index('routes/auth/sign-in.tsx'),
    route('second-factor', 'routes/auth/second-factor.tsx'),
    route('passkey', 'routes/auth/passkey.ts'),
    route('sign-out', 'routes/auth/sign-out.ts'),
    route('set-up', 'routes/auth/set-up.tsx'),
    route('invitation', 'routes/auth/invitation.tsx'),
    route('reset', 'routes/auth/reset.tsx'),
  ]),
  // A prefix of its own, so that the router rejects all admin routes at the first word of another address.
  route('admin', 'routes/admin/layout.tsx', [
    layout('routes/admin/screen.tsx', [
      index('routes/admin/entry.tsx'),
      ...prefix('account', [
        index('routes/admin/account/account.tsx'),
        route('passkeys', 'routes/admin/account/passkeys.ts'),
      ]),
      route('equipment/add', 'routes/admin/equipment/add.tsx'),
      route('preview-links/:id/withdraw', 'routes/preview/withdraw.ts'),
      ...prefix('import', [
        index('routes/admin/import/screen.tsx'),
        route('keep', 'routes/admin/import/autosave.ts'),
        route('labels', 'routes/admin/import/label-preview.ts'),
        route('progress', 'routes/admin/import/progress.ts'),
      ]),
      ...prefix('settings', [
        index('routes/admin/settings/settings.tsx'),
        route('undo', 'routes/admin/settings/undo.ts'),
        route('first-steps', 'routes/admin/settings/dismiss-steps.ts'),
        route('samples', 'routes/admin/settings/remove-samples.ts'),
        route('samples/:removed_at/undo', 'routes/admin/settings/undo-samples.ts'),
      ]),
      route('keeping', 'routes/admin/keeping/keeping.tsx', [
        index('routes/admin/keeping/entry.ts'),
        route('people', 'routes/admin/keeping/people.tsx'),
      ]),
      ...prefix('media', [
        index('routes/admin/media/list.tsx'),
        route('upload', 'routes/admin/media/upload.ts'),
        route(':hash', 'routes/admin/media/picture.ts'),
      ]),
      ...prefix('blog', [
        layout('routes/admin/blog/manager.tsx', [
          index('routes/admin/blog/list.tsx'),
          route('list', 'routes/admin/blog/list.tsx', { id: 'admin-blog-list' }),
          route('scheduled', 'routes/admin/blog/list.tsx', { id: 'admin-blog-scheduled' }),
          route('new', 'routes/admin/blog/new.tsx'),
          route(':id', 'routes/admin/blog/edit.tsx'),
        ]),
        route('rendered', 'routes/admin/blog/rendered.ts'),
        route('cards', 'routes/admin/blog/cards.ts'),
        route(':id/delete', 'routes/admin/blog/delete.ts'),
        route(':id/undelete', 'routes/admin/blog/undelete.ts'),
      ]),
      route('bulk/:kind/undo', 'routes/admin/bulk/undo.ts'),
      // spec.md section 2: these show the same table.
      route('recipes', 'routes/admin/recipes/list.tsx', { id: 'recipe-table' }),
      route('recipes/add', 'routes/admin/recipes/list.tsx', { id: 'recipe-table-add' }),
      route('recipes/list', 'routes/admin/recipes/list.tsx', { id: 'recipe-table-list' }),
      route('recipes/new', 'routes/admin/recipes/new.tsx'),
      route('recipes/labels', 'routes/admin/recipes/label-preview.ts'),
      route('recipes/:id/edit', 'routes/admin/recipes/edit.tsx'),
      route('recipes/:id/undo', 'routes/admin/recipes/undo.ts'),
      route('equipment', 'routes/admin/equipment/list.tsx', { id: 'equipment-table' }),
      route('equipment/list', 'routes/admin/equipment/list.tsx', { id: 'equipment-table-list' }),
      route('equipment/new', 'routes/admin/equipment/new.tsx'),
      route('equipment/:id/edit', 'routes/admin/equipment/edit.tsx'),
      route('equipment/:id/undo', 'routes/admin/equipment/undo.ts'),
    ]),
  ]),
  route('plates/*', 'routes/plates/drawing.ts'),
] satisfies RouteConfig
