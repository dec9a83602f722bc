import * as Radix from '@radix-ui/react-dropdown-menu';
import styled from 'styled-components';
import { Icon } from '../icons';
import { color, layer, radius, shadow, size, space } from '../theme/token';
import type { MenuProps } from './menu';

const Panel = styled(Radix.Content)`
  z-index: ${layer('menu')};
  min-inline-size: 200px;
  max-inline-size: min(92vw, 340px);
  padding: ${space('xxs')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${color('raised')};
  box-shadow: ${shadow('high')};
`;

const Entry = styled(Radix.Item)`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  min-block-size: 44px;
  padding-inline: ${space('sm')};
  border-radius: ${radius('sm')};
  font-size: ${size('sm')};
  cursor: pointer;
  &[data-highlighted] {
    outline: none;
    background: ${color('brandGround')};
  }
  & > span {
    flex: 1;
  }
`;

export default function MenuFrame({
  trigger,
  entries,
  direction,
  open,
  onOpenChange,
}: MenuProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Radix.Root dir={direction} open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel align="end" sideOffset={8} collisionPadding={8}>
          {entries.map((entry) => (
            <Entry key={entry.key} onSelect={entry.onSelect} {...(entry.lang ? { lang: entry.lang } : {})}>
              {entry.icon && <Icon name={entry.icon} />}
              <span>{entry.label}</span>
              {entry.checked && <Icon name="check" />}
            </Entry>
          ))}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
