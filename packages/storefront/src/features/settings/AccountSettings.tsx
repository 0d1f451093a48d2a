import { isApiError, type Session } from '@parde/api-client';
import { ask, send } from '@parde/api-client/query';
import { formatRelative } from '@parde/domain';
import { Badge, Button, Inline, Notice, Phrase, Skeleton, Text, TextField } from '@parde/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../app/hooks/use-now.ts';
import { ModalDialog } from '../../app/modals/ModalDialog.tsx';
import { reloadAsGuest, useSignOut } from '../../app/offline/use-sign-out.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { Note } from '../../app/parts/Note.tsx';
import { notifyOtherTabs } from '../../app/session/other-tabs.ts';
import { useUser } from '../../app/session/use-viewer.ts';
import { showToast } from '../../app/toast-store.ts';
import { phrase, sentence } from '../../names/phrases.ts';
import * as styles from './Settings.css.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

export function AccountSettings() {
  const { t } = useTranslation('settings');
  const page = usePage();
  const user = useUser();
  const [typed, setTyped] = useState<string>();
  const { mutate, isPending, isSuccess, error, reset } = useMutation(send(page.api, 'updateUser'));
  const stored = user?.name ?? '';
  const name = typed ?? stored;
  const fieldError = isApiError(error) ? error.errors?.name?.[0] : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || name.trim() === stored) return;
    const saved = name.trim() || null;
    mutate(
      { body: { name: saved } },
      {
        onSuccess: () => {
          cacheUserName(page, saved);
          // The viewer may have typed on in the meantime.
          setTyped((now) => (now === typed ? undefined : now));
          notifyOtherTabs('account');
        },
      },
    );
  };
  if (!hasOperation(page, 'updateUser')) return null;
  return (
    <SettingsGroup title={t('account')}>
      <form noValidate onSubmit={save} className={styles.part}>
        <TextField
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          dir="auto"
          autoComplete="name"
          maxLength={100}
          value={name}
          error={fieldError}
          onChange={({ target }) => {
            // While a save is pending, its notice is still to come.
            if (!isPending) reset();
            setTyped(target.value);
          }}
        />
        {error && fieldError === undefined ? (
          <Failed live="assertive" error={error} text={t('nameNotSaved')} />
        ) : null}
        {isSuccess ? (
          <Notice tone="success" live="polite">
            {t('nameSaved')}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" loading={isPending} disabled={!user || name.trim() === stored}>
            {t('saveName')}
          </Button>
        </div>
      </form>
    </SettingsGroup>
  );
}

/** Shows the saved name at once: on a slow connection the user is refetched late, or not at all. */
export function cacheUserName({ api, brand, queryClient }: Page, name: string | null): void {
  const { queryKey } = ask(api, 'getUser', { query: { ref: brand.userRef } });
  queryClient.setQueryData(queryKey, (user) => user && { ...user, name });
}

/** The sessions in which the account is signed in. */
export function Sessions() {
  const { t } = useTranslation('settings');
  const page = usePage();
  const { data, error, refetch, isEnabled } = useQuery(ask(page.api, 'listSessions'));
  if (!isEnabled) return null;
  const list = () => {
    if (!data && error) {
      return <Failed error={error} text={t('sessionsNotLoaded')} onRetry={() => refetch()} />;
    }
    if (!data) return <Skeleton shape="control" />;
    return (
      <ul className={styles.list}>
        {data.items.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    );
  };
  return (
    <SettingsGroup title={t('sessions')} hint={t('sessionsHint')}>
      {list()}
      {hasOperation(page, 'revokeAllSessions') ? <SignOutEverywhere /> : null}
    </SettingsGroup>
  );
}

function SessionRow({ session: { id, device, last_used_at, current } }: { session: Session }) {
  const { t } = useTranslation('settings');
  const page = usePage();
  const { api, facts } = page;
  const mayRevoke = hasOperation(page, 'revokeSession');
  const now = useNow();
  const { mutate, isPending, error } = useMutation(send(api, 'revokeSession'));
  const name = device === null ? t('unknownDevice') : phrase(device, facts.locale);
  const signOut = () =>
    mutate(
      { body: { id } },
      {
        onSuccess: () => {
          showToast({
            id,
            tone: 'success',
            text: sentence(name, (device) => t('signedOut', { device })),
          });
          notifyOtherTabs('account');
        },
      },
    );
  return (
    <li className={styles.part}>
      <div className={styles.row}>
        <div>
          <Inline space="sm" align="center">
            <Text as="span" weight="strong">
              <Phrase>{name}</Phrase>
            </Text>
            {current ? <Badge tone="accent">{t('thisDevice')}</Badge> : null}
          </Inline>
          <Note>{t('lastUsed', { when: formatRelative(last_used_at, now, facts.locale) })}</Note>
        </div>
        {current || !mayRevoke ? null : (
          <Button
            variant="secondary"
            loading={isPending}
            label={sentence(name, (nameText) => t('signOutThere', { device: nameText }))}
            onClick={signOut}
          >
            {t('signOutThereShort')}
          </Button>
        )}
      </div>
      {error ? <Failed live="assertive" error={error} text={t('notSignedOut')} /> : null}
    </li>
  );
}

function SignOutEverywhere() {
  const { t } = useTranslation('settings');
  const { api } = usePage();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(
    send(api, 'revokeAllSessions', { onSuccess: reloadAsGuest }),
  );
  const { confirmSignOut, isOpening, question } = useSignOut(() => mutate());
  const close = () => {
    reset();
    setConfirming(false);
  };
  return (
    <div>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        {t('everywhere')}
      </Button>
      <ModalDialog
        open={isConfirming}
        size="sm"
        title={t('everywhere')}
        onClose={close}
        actions={
          <Inline space="sm">
            <Button variant="danger" loading={isPending || isOpening} onClick={confirmSignOut}>
              {t('everywhereNow')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('stay')}
            </Button>
          </Inline>
        }
      >
        <Text>{t('everywhereAsk')}</Text>
        {error ? <Failed live="assertive" error={error} text={t('notSignedOut')} /> : null}
        {question}
      </ModalDialog>
    </div>
  );
}
