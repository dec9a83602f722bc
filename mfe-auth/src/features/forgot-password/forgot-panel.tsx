export interface ForgotPanelProps {
  /** The password is new: on to signing in. */
  onDone: () => void;
}

export function ForgotPanel(_props: ForgotPanelProps) {
  return null;
}
