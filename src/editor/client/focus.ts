/** Moves the focus and scrolls to what an action shows. */

/** ID of the list's message, for screens without room for the form beside it. */
export const listStatusId = 'list-status';

/** Scrolls to an element and focuses it; if only the list is shown, to its message. */
export const goTo = (id: string) =>
  setTimeout(() => {
    const found = [id, listStatusId].map((each) => document.getElementById(each));
    found.find((element) => element?.checkVisibility())?.focus();
  });

/** Scrolls to the message, without moving the focus. */
export const showMessage = () =>
  setTimeout(() => {
    for (const message of document.querySelectorAll('[role="status"]')) message.scrollIntoView({ block: 'nearest' });
  });
