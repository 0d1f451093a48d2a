import { type AddedComment, isApiError } from '@parde/api-client';
import { send } from '@parde/api-client/query';
import { Button, Checkbox, Field, Notice, Text } from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../../app/loading-bar-store.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useViewer } from '../../../app/session/use-viewer.ts';
import * as styles from './Comments.css.ts';
import type { CommentsProps } from './Comments.tsx';

/** The limits of the contract. */
const minLength = 2;
const maxLength = 2000;

interface CommentFormProps extends CommentsProps {
  onAdded: (added: AddedComment) => void;
}

/** One line until the viewer uses it. The text stays in its field until the server has it. */
export function CommentForm({ type, id, onAdded }: CommentFormProps) {
  const { t } = useTranslation(['comments', 'shell']);
  const { api, facts } = usePage();
  const { mayComment } = useViewer();
  const openLogin = useModal('login');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [spoiler, setSpoiler] = useState(false);
  const [invalid, setInvalid] = useState<'tooShort' | 'tooLong'>();
  const { mutateAsync, isPending, error, data } = useMutation(send(api, 'addComment'));
  if (!facts.signedIn) {
    return (
      <div className={styles.signIn}>
        <Text tone="muted">{t('writeHint')}</Text>
        <Button onClick={() => openLogin?.({ message: t('shell:signInFirst') })}>
          {t('signIn')}
        </Button>
      </div>
    );
  }
  if (!mayComment) return <Text tone="muted">{t('mayNot')}</Text>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const comment = text.trim();
    const found = validate(comment);
    setInvalid(found);
    if (found) return;
    trackLoading(mutateAsync({ body: { content_type: type, id, text: comment, spoiler } })).then(
      (added) => {
        setText('');
        setSpoiler(false);
        onAdded(added);
      },
      () => {
        // The error is shown below the field.
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} onFocus={() => setOpen(true)}>
      <Field
        label={t('write')}
        hint={isOpen ? t('writeHint') : undefined}
        error={invalid && t(invalid, { max: maxLength })}
      >
        {(control) => (
          <textarea
            {...control}
            className={isOpen ? styles.openText : styles.text}
            dir="auto"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setInvalid(undefined);
            }}
          />
        )}
      </Field>
      {isOpen ? (
        <Checkbox
          label={t('spoiler')}
          hint={t('spoilerHint')}
          checked={spoiler}
          onChange={(event) => setSpoiler(event.target.checked)}
        />
      ) : null}
      {error ? (
        <Notice tone="danger" live="assertive">
          {fieldError(error) ?? t(failureOf(error))}
        </Notice>
      ) : null}
      {isOpen ? (
        <div>
          <Button type="submit" variant="primary" loading={isPending}>
            {t('send')}
          </Button>
        </div>
      ) : null}
      <div role="status">{data ? <Notice tone="success">{t(data.state)}</Notice> : null}</div>
    </form>
  );
}

function validate(comment: string) {
  if (comment.length < minLength) return 'tooShort';
  return comment.length > maxLength ? 'tooLong' : undefined;
}

function failureOf(error: Error) {
  if (!isApiError(error)) return 'notSent';
  if (error.status === 403) return 'mayNot';
  return error.status === 429 ? 'tooMany' : 'notSent';
}

function fieldError(error: Error): string | undefined {
  return isApiError(error) ? error.errors?.text?.[0] : undefined;
}
