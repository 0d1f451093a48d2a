export { LoginForm } from './LoginForm.tsx';
export const loadLoginModal = async () => (await import('./LoginModal.tsx')).LoginModal;
