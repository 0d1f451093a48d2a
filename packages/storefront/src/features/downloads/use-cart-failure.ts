import { isApiError } from '@parde/api-client';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '../../app/toast-store.ts';
import { notFoundPath, path } from '../../paths.ts';

type WayAfter = 'stay' | 'missing' | 'home';

/** A line that broke may come back, and who has to sign in does it here; every other answer ends the visit. */
function wayAfter(error: Error): WayAfter {
  if (!isApiError(error)) return 'stay';
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'abort':
    case 'unsent':
    case 'unauthorized':
      return 'stay';
    default:
      return error.status === 400 ? 'missing' : 'home';
  }
}

/** Leads away where the title's cart failed for good. What is said of it is seen on the page that follows. */
export function useCartFailure(error: Error | null): void {
  const { t } = useTranslation('downloads');
  const navigate = useNavigate();
  const way = error ? wayAfter(error) : 'stay';
  const text = t('leftForHome');
  useEffect(() => {
    if (way === 'missing') void navigate(notFoundPath, { replace: true });
    if (way !== 'home') return;
    showToast({ id: 'downloads', tone: 'danger', text });
    void navigate(path('home'), { replace: true });
  }, [way, text, navigate]);
}
