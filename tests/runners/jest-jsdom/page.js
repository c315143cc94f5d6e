/** Shows the names of all customers as a list, or what went wrong. */
exports.showCustomers = async (element) => {
  const response = await fetch("https://bank.test/accounts", {
    headers: { authorization: "Bearer sandbox_key" },
  });
  if (!response.ok) {
    element.textContent = "The bank is not available. Try again later.";
    return;
  }
  const { data } = await response.json();
  const items = data.map(({ name }) =>
    Object.assign(document.createElement("li"), { textContent: name }),
  );
  element.replaceChildren(...items);
};
