/** Fakes the browser's notifications; the visitor answers the prompt with `answer`. */
export function fakeNotifications(
  decision: NotificationPermission,
  permission: NotificationPermission = 'default',
) {
  const shown: { title: string; body: string | undefined; tag: string | undefined; press: () => void }[] = [];
  let promptCount = 0;
  class FakeNotification {
    static permission = permission;
    static requestPermission = () => {
      promptCount += 1;
      FakeNotification.permission = decision;
      return Promise.resolve(decision);
    };
    onclick: () => void = () => {};
    constructor(title: string, { body, tag }: NotificationOptions) {
      shown.push({ title, body, tag, press: () => this.onclick() });
    }
    close() {}
  }
  Object.assign(window, { Notification: FakeNotification, focus: () => {} });
  return {
    shown,
    prompted: () => promptCount,
    remove: () => Reflect.deleteProperty(window, 'Notification'),
  };
}
