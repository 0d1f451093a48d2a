export const loadSaveModal = async () => (await import('./SaveModal.tsx')).SaveModal;
