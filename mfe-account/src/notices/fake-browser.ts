/** Stands in for the browser's own notifications in tests; the visitor answers `answer` when asked. */
export function fakeNotifications(
  answer: NotificationPermission,
  permission: NotificationPermission = 'default',
) {
  const shown: { title: string; body: string | undefined; tag: string | undefined; press: () => void }[] = [];
  let asked = 0;
  class FakeNotification {
    static permission = permission;
    static requestPermission = () => {
      asked += 1;
      FakeNotification.permission = answer;
      return Promise.resolve(answer);
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
    asked: () => asked,
    remove: () => Reflect.deleteProperty(window, 'Notification'),
  };
}
