export const ADD_PATH = '/admin/equipment/add'
