import { Skeleton, Stack, Text } from '@parde/ui';

/** A placeholder for a form that is loading. */
export function WaitingForm({ text }: { text: string }) {
  return (
    <Stack space="md">
      <Text tone="muted">
        <span role="status">{text}</span>
      </Text>
      <Skeleton width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
