import { beforeEach, describe, expect, test } from "vitest";
import { authorize, type CardStage, cardStage, otherDigits } from "../../support/cards.ts";
import { authorizationOf } from "./messages.ts";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage(1_000_000);
});

const said = (params: object = {}) => authorizationOf(stage, params);

describe("verification in a simulation", () => {
  const billing_address = { line1: "33 Example Street", city: "Springfield", state: "IL", postal_code: "62701" };
  const verified = (params: object = {}) => said(params).verification;

  test("verifies nothing by default [declined-card-code]", () => {
    expect(verified()).toEqual({
      card_verification_code: { result: "not_checked" },
      cardholder_address: {
        actual_line1: null,
        actual_postal_code: null,
        provided_line1: null,
        provided_postal_code: null,
        result: "not_checked",
      },
      cardholder_name: null,
    });
  });

  test("returns the result of a presented card verification code [declined-card-code]", () => {
    const { verification_code: cvv2 } = stage.bank.cards.details(stage.card.id);
    const resultOf = (params: object) => verified(params).card_verification_code.result;
    expect(resultOf({ presented: { cvv2 } })).toBe("match");
    expect(resultOf({ presented: { cvv2: otherDigits(cvv2) } })).toBe("no_match");
    expect(resultOf({ presented: { pin: "0000" } })).toBe("not_checked");
    const verification = { card_verification_code: { result: "not_checked" } };
    expect(resultOf({ presented: { cvv2: otherDigits(cvv2) }, verification })).toBe("not_checked");
  });

  const [line1, postal_code] = ["33 Example Street", "62701"];
  test.each([
    [line1, postal_code, "match"],
    ["1 Other Street", postal_code, "postal_code_match_address_no_match"],
    [line1, "99999", "postal_code_no_match_address_match"],
    ["1 Other Street", "99999", "no_match"],
    [undefined, postal_code, "postal_code_match_address_not_checked"],
    [undefined, "99999", "no_match"],
    [line1, undefined, "not_checked"],
    [undefined, undefined, "not_checked"],
  ])(
    "compares the provided address with the Card's (D-83): %s and %s is %s [declined-card-address]",
    (line, code, result) => {
      stage.bank.cards.update(stage.card.id, { billing_address });
      const cardholder_address = { provided_line1: line, provided_postal_code: code };
      const expected = {
        actual_line1: line1,
        actual_postal_code: postal_code,
        provided_line1: line ?? null,
        provided_postal_code: code ?? null,
        result,
      };
      expect(verified({ verification: { cardholder_address } }).cardholder_address).toEqual(expected);
      const declined = { verification: { cardholder_address }, decline_reason: "suspected_fraud" };
      expect(verified(declined).cardholder_address).toEqual(expected);
    },
  );

  test("compares with the address that the simulation gives, and returns the result that it gives", () => {
    stage.bank.cards.update(stage.card.id, { billing_address });
    const cardholder_address = {
      actual_line1: "1 Other Street",
      actual_postal_code: "99999",
      provided_line1: "1 Other Street",
      provided_postal_code: "99999",
    };
    expect(verified({ verification: { cardholder_address } }).cardholder_address).toEqual({
      ...cardholder_address,
      result: "match",
    });
    const claimed = { ...cardholder_address, result: "no_match" };
    expect(verified({ verification: { cardholder_address: claimed } }).cardholder_address).toEqual(claimed);
  });

  test.each([
    [{}, [null, null, null]],
    [{ provided_first_name: "Sample" }, ["Sample", null, null]],
    [
      { provided_first_name: "Sample", provided_middle_name: "B.", provided_last_name: "Cardholder" },
      ["Sample", "B.", "Cardholder"],
    ],
  ])("returns the provided name: %j (D-83)", (cardholder_name, [first, middle, last]) => {
    expect(verified({ verification: { cardholder_name } }).cardholder_name).toEqual({
      provided_first_name: first,
      provided_middle_name: middle,
      provided_last_name: last,
    });
  });

  test.each(["no_match", "match"])("declines no authorization because of its verification result: %s", (result) => {
    const verification = { card_verification_code: { result }, cardholder_address: { result } };
    expect(authorize(stage, { verification }).declined_transaction).toBe(null);
  });
});
