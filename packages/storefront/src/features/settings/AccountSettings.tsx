import { isApiError } from '@parde/api-client';
import { send } from '@parde/api-client/query';
import { Button, Notice, TextField } from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { notifyOtherTabs } from '../../app/session/other-tabs.ts';
import { useUser } from '../../app/session/use-viewer.ts';
import * as styles from './Settings.css.ts';
import { SettingsGroup } from './SettingsGroup.tsx';
import { cacheUserName } from './save-name.ts';

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
